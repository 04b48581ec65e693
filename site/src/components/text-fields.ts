/** Where what is typed has an undo and a selection of its own; a choice has neither. */
export const texts = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, [contenteditable="true"]'
