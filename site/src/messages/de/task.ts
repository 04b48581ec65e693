import type { task as english } from '../task.ts'
import type { InGerman } from './words.ts'

const tasks = (n: number) => (n === 1 ? '1 Aufgabe' : `${n} Aufgaben`)

export const task: InGerman<typeof english> = {
  views: { today: 'Heute', upcoming: 'Demnächst', inbox: 'Eingang', all: 'Alle', completed: 'Erledigt', trash: 'Papierkorb' },

  more: 'Weitere Aufgaben',
  loading: 'Aufgaben werden geladen',
  failed: { title: 'Das ließ sich nicht laden', text: 'Der Server hat nicht geantwortet. Es ist nichts verloren.', retry: 'Neu laden' },
  notKept: { title: 'Noch nicht auf diesem Gerät', text: 'Das hast du hier noch nie geöffnet. Es kommt, sobald du verbunden bist.' },

  act: { copyLink: 'Link kopieren', start: 'Beginnen', pause: 'Pausieren' },

  repeats: {
    skip: 'Dieses Mal auslassen',
    skipPast: 'Bis zum nächsten Mal nach heute auslassen',
  },

  did: {
    create: (title: string) => `„${title}“ hinzugefügt`,
    createMany: (n: number) => `${tasks(n)} hinzugefügt`,
    createIn: (title: string, place: string) => `„${title}“ hinzugefügt: ${place}`,
    createFor: (title: string, day: string) => `„${title}“ für ${day} hinzugefügt`,
    complete: (title: string) => `„${title}“ erledigt`,
    completeRound: (title: string, next: string) => `„${title}“ erledigt, nächstes Mal: ${next}`,
    skip: (title: string) => `„${title}“ ausgelassen`,
    skipTo: (title: string, next: string) => `„${title}“ ausgelassen, nächstes Mal: ${next}`,
    reopen: (title: string) => `„${title}“ wieder geöffnet`,
    remove: (title: string) => `„${title}“ in den Papierkorb gelegt`,
    restore: (title: string) => `„${title}“ wiederhergestellt`,
    edit: (field: string, title: string) => `${field} geändert: „${title}“`,
    moveToToday: (n: number) => `${tasks(n)} auf heute verschoben`,
    order: (title: string) => `„${title}“ verschoben`,
    linkCopied: 'Link kopiert',
  },
  fields: {
    title: 'Titel',
    notes: 'Notizen',
    status: 'Status',
    priority: 'Priorität',
    dueDate: 'Fälligkeit',
    dueAt: 'Fälligkeit',
    timeZone: 'Fälligkeit',
    startDate: 'Beginn',
    durationMinutes: 'Dauer',
    recurrence: 'Wiederholung',
    reminders: 'Erinnerungen',
    tags: 'Schlagwörter',
    checklist: 'Checkliste',
    blockedBy: 'Worauf sie wartet',
    links: 'Verknüpfungen',
    goalId: 'Ziel',
    parentId: 'Platz',
    order: 'Platz',
  },

  move: {
    moved: (title: string, position: number, of: number) => `„${title}“ steht jetzt an Stelle ${position} von ${of}`,
    byDay: 'Hier bestimmen Tag und Uhrzeit die Reihenfolge. Verschieben lassen sich nur Aufgaben desselben Tages ohne Uhrzeit.',
    atEdge: 'Weiter geht es nicht.',
    up: 'Nach oben',
    down: 'Nach unten',
  },
}
