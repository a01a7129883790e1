/** Empties a field as if its text had been deleted, so that all its event listeners run. */
export function clearField(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
