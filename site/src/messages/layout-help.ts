/** How what stands in a layout is moved. A translation is a file like this one. */
export const layoutHelp = {
  board: {
    help: 'Drag a card, press Alt and an arrow key on it, or use its menu.',
    helpByTouch: 'Hold a card to move it, or use its menu.',
  },
  calendar: {
    help: 'Drag a task to another day, or press Alt and an arrow key on it. M asks for a day.',
    helpByTouch: 'Hold a task to move it to another day.',
  },
}
