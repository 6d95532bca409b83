/** The panel's few icons; drawn here so that the browser does not load the theme's whole set. */
const paths = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  pen: 'M5 19l.9-3.8L16 5.1l2.9 2.9L8.8 18.1Z',
} as const;

/** A drawing hidden from assistive technology: the button's name speaks. */
export function PanelIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
