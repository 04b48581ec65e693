/** Where a page begins: at what is new, otherwise at the end; an address that names a message is followed by the browser. */
if (!location.hash) {
  const unread = document.getElementById('new')
  if (unread) unread.scrollIntoView({ block: 'center' })
  else if (!/[?&](before|after|message)=/.test(location.search)) document.getElementById('talk-end')?.scrollIntoView({ block: 'end' })
}
