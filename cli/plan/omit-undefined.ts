type Optional<Model> = { [Key in keyof Model]: undefined extends Model[Key] ? Key : never }[keyof Model];

/** The same type with fields that may be undefined turned into fields that may be missing. */
export type Defined<Model> = Omit<Model, Optional<Model>> & {
  [Key in Optional<Model>]?: Exclude<Model[Key], undefined>;
};

/** Drops fields that are undefined, so that a model never carries a gap. */
export function omitUndefined<Model extends object>(model: Model): Defined<Model> {
  const defined: Partial<Model> = {};
  for (const key of Object.keys(model) as (keyof Model)[]) if (model[key] !== undefined) defined[key] = model[key];
  return defined as Defined<Model>;
}
