/** The icon of a row's control; the control has the accessible name. The row's styles set the fill. */
export function RowIcon({ path }: { readonly path: string }) {
  return (
    <svg width={20} height={20} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
