import type { layoutHelp as english } from '../layout-help.ts'
import type { InGerman } from './words.ts'

export const layoutHelp: InGerman<typeof english> = {
  board: {
    help: 'Ziehe eine Karte, drücke darauf Alt und eine Pfeiltaste oder nimm ihr Menü.',
    helpByTouch: 'Halte eine Karte, um sie zu verschieben, oder nimm ihr Menü.',
  },
  calendar: {
    help: 'Ziehe eine Aufgabe auf einen anderen Tag oder drücke darauf Alt und eine Pfeiltaste. M fragt nach einem Tag.',
    helpByTouch: 'Halte eine Aufgabe, um sie auf einen anderen Tag zu ziehen.',
  },
}
