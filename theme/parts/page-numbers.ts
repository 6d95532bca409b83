/**
 * Numbers of the pages to link: first, last, and the neighbours of the page at hand. A gap is a negative number,
 * each another, so that it can serve as a key.
 */
export function listPageNumbers({ page, pages }: { readonly page: number; readonly pages: number }): readonly number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages));
  const numbers: number[] = [];
  for (const number of [...wanted].sort((one, other) => one - other)) {
    const before = numbers.at(-1) ?? 0;
    if (number - before === 2) numbers.push(number - 1);
    else if (number - before > 2) numbers.push(-number);
    numbers.push(number);
  }
  return numbers;
}
