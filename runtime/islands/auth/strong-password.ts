/** Kinds of characters a password must have, without those that are easily mistaken for others. */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '@#$%*-_+'];

/** A random number from 0 to below `bound`, every one as likely as the others. */
function drawNumber(bound: number): number {
  const limit = Math.floor(0x1_0000_0000 / bound) * bound;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < limit ? number % bound : drawNumber(bound);
}

/** A password of 20 random characters with every kind among them; nobody sees it and it is kept nowhere. */
export function makeStrongPassword(): string {
  const all = kinds.join('');
  const characters = Array.from({ length: 20 }, () => all[drawNumber(all.length)]).join('');
  const complete = kinds.every((kind) => [...kind].some((character) => characters.includes(character)));
  return complete ? characters : makeStrongPassword();
}
