import { type DrawingName, drawings } from './drawings.ts';
import { findDrawing } from './icon-names.ts';

/** An own drawing, hidden from assistive technology: the text beside it speaks. */
export function Icon({ name, className }: { readonly name: DrawingName; readonly className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <Strokes of={drawings[name]} />
    </svg>
  );
}

/** The paths of a drawing. */
export function Strokes({ of: paths }: { readonly of: readonly string[] }) {
  return paths.map((path) =>
    path.startsWith('F') ? <path key={path} className="icon__solid" d={path.slice(1)} /> : <path key={path} d={path} />,
  );
}

/** The drawing for what the CMS calls an icon (`fas fa-phone`, `pi pi-home`). */
export function CmsIcon({ classNames }: { readonly classNames: string }) {
  return <Icon name={findDrawing(classNames)} />;
}
