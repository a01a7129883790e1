/** The drawing of a row's control, which has the name. The row's own look fills it. */
export function RowIcon({ path }: { readonly path: string }) {
  return (
    <svg width={20} height={20} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
