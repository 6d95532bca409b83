import { readPosts } from '../read-host.js';

const cardsOnPage = 12;

function cutIntoPages(title, path, posts) {
  const count = Math.ceil(posts.length / cardsOnPage);
  const pathOf = (number) => (number === 1 ? `${path}.html` : `${path}/page/${number}.html`);
  return Array.from({ length: count }, (_, index) => ({
    title,
    path: pathOf(index + 1),
    number: index + 1,
    count,
    previous: index > 0 ? pathOf(index) : undefined,
    next: index + 1 < count ? pathOf(index + 2) : undefined,
    posts: posts.slice(index * cardsOnPage, (index + 1) * cardsOnPage),
  }));
}

/** The pages of the blog and of each category. */
export default async function listPages() {
  const posts = (await readPosts()).toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  const categories = [...new Set(posts.map(({ category }) => category))];
  return [
    ...cutIntoPages('Blog', 'blog', posts),
    ...categories.flatMap((name) =>
      cutIntoPages(
        name,
        `blog/category/${name}`,
        posts.filter(({ category }) => category === name),
      ),
    ),
  ];
}
