/**
 * React Aria adds a style element to the page unless there is something of this id, and the page's security policy
 * takes none that is made by a script. What it says stands in tools.css.
 */
const ID = 'react-aria-pressable-style'

if (!document.getElementById(ID)) {
  const placeholder = document.createElement('meta')
  placeholder.id = ID
  document.head.append(placeholder)
}

export {}
