/** Drawn on a grid of 20 with a round pen of 1.5; the value is what stands inside the `<svg>`. */
export const icons = {
  ring: '<circle cx="10" cy="10" r="6.75"/>',
  plus: '<path d="M10 4v12M4 10h12"/>',
  adjust: '<path d="M4 6h7M15 6h1M4 14h1M9 14h7"/><circle cx="13" cy="6" r="2"/><circle cx="7" cy="14" r="2"/>',
  search: '<circle cx="9" cy="9" r="5.25"/><path d="M13 13l3.75 3.75"/>',
  more: '<g stroke-width="2.2"><path d="M4.5 10h.01M10 10h.01M15.5 10h.01"/></g>',
  close: '<path d="M5.5 5.5l9 9M14.5 5.5l-9 9"/>',
  right: '<path d="M8 5.5l4.5 4.5L8 14.5"/>',
  left: '<path d="M12 5.5L7.5 10l4.5 4.5"/>',
  down: '<path d="M5.5 8l4.5 4.5L14.5 8"/>',
  up: '<path d="M5.5 12L10 7.5l4.5 4.5"/>',
  'up-twice': '<path d="M5.5 10L10 5.5l4.5 4.5M5.5 15L10 10.5l4.5 4.5"/>',
  check: '<path d="M4.5 10.5l3.5 3.5 7.5-8"/>',
  repeat: '<path d="M4 9.5A4.5 4.5 0 0 1 8.5 5H15M12.75 2.5L15.25 5l-2.5 2.5M16 10.5a4.5 4.5 0 0 1-4.5 4.5H5M7.25 17.5L4.75 15l2.5-2.5"/>',
  link: '<path d="M8.4 11.6a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.9.9M11.6 8.4a3 3 0 0 0-4.3 0L4.7 11a3 3 0 0 0 4.3 4.3l.9-.9"/>',
  warn: '<path d="M10 4l6.75 12H3.25zM10 8.5v3.25M10 13.9v.01"/>',
  calendar: '<path d="M4 6h12v10.250H4zM4 9.250h12M7.250 3.750V6M12.750 3.750V6"/>',
  tasks: '<circle cx="10" cy="10" r="6.75"/><path d="M7 10.3l2.1 2.1 3.9-4.4"/>',
  bell: '<path d="M5.5 13.5V9a4.5 4.5 0 0 1 9 0v4.5l1.25 1.5H4.25zM8.5 17.25a1.75 1.75 0 0 0 3 0"/>',
  trash: '<path d="M4.5 6h11M8 6V4.25h4V6M6 6l.75 10.25h6.5L14 6M8.75 9v4.5M11.25 9v4.5"/>',
  clock: '<circle cx="10" cy="10" r="6.75"/><path d="M10 6.25V10l2.5 1.75"/>',
  play: '<path d="M7 4.75l8 5.25-8 5.25z"/>',
  stop: '<rect x="5.75" y="5.75" width="8.5" height="8.5" rx="1.5"/>',
  person: '<circle cx="10" cy="7" r="3"/><path d="M4 16.5c.8-3.2 3.100-4.75 6-4.75s5.2 1.550 6 4.750"/>',
} as const

export type IconName = keyof typeof icons
