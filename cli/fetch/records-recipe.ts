import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import type { CollectionNeed } from '../pipeline/stage-types.ts';

/** To be raised when the making of facts changes. */
const recipeVersion = 5;

let contracts: string | undefined;

/** Digest of all that the checked form of a page depends on beside its body: equal recipes, equal records. */
export function describeRecipe({ name, params, pictures = false }: CollectionNeed): string {
  contracts ??= ['package.json', 'config/contracts/collections.ts', 'config/contracts/fields.ts', 'config/lang.ts']
    .map((path) => readFileSync(join(packageFolder, path), 'utf8'))
    .join('\0');
  return createHash('sha256')
    .update(JSON.stringify([recipeVersion, name, params, pictures]))
    .update(contracts)
    .digest('base64url');
}
