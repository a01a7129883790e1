/** Empties a field as if its text had been deleted, so that everything that listens to it hears of it. */
export function clearField(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
