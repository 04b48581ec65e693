/** Shows in the rail how many are left to practise today. */
export function showLeft(left: number): void {
  for (const count of document.querySelectorAll('[data-due]')) count.textContent = left > 0 ? String(left) : ''
}
