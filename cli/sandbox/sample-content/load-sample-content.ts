import type { SandboxContent, WireRecord } from '../content-types.ts';
import { blogCategories } from './blog-categories.ts';
import { courses } from './courses.ts';
import { downloads, photographs, popups, videos } from './media-lists.ts';
import { menus } from './menus.ts';
import { news } from './news.ts';
import { englishPages, englishScholarshipPage, patterns } from './pages-english.ts';
import { hindiPages, hindiScholarshipPage } from './pages-hindi.ts';
import { listItems } from './people-and-questions.ts';
import { englishPosts } from './posts-english.ts';
import { hindiPosts } from './posts-hindi.ts';
import { longPosts } from './posts-long.ts';
import { products } from './products.ts';
import { programmes } from './programmes.ts';
import { testimonials } from './testimonials.ts';
import { website } from './website.ts';

/** Hindi posts carry their category as the object itself: the contract allows both. */
function embedCategory(post: WireRecord): WireRecord {
  const category = blogCategories.find(({ slug }) => slug === post.category);
  return category ? { ...post, category } : post;
}

/** A fresh copy of the sample content, free to be changed. */
export function loadSampleContent(): Omit<SandboxContent, 'generatedPosts'> {
  const content = {
    settings: { website, menus },
    entries: [
      ...englishPages,
      ...hindiPages,
      ...patterns,
      '/news/:slug',
      '/hindi/news/:slug',
      '/scholarship-test',
      '/hindi/scholarship-test',
    ],
    pagesByUrl: {
      '/scholarship-test': englishScholarshipPage,
      '/hindi/scholarship-test': hindiScholarshipPage,
    },
    collections: {
      courseprogram: programmes,
      course: courses,
      webberlistitem: listItems,
      testimonial: testimonials,
      blogpost: [...longPosts, ...englishPosts, ...hindiPosts.map(embedCategory)],
      blogpostcategory: blogCategories,
      popup: popups,
      download: downloads,
      galleryphoto: photographs,
      galleryvideo: videos,
      news,
    },
    products,
  };
  return structuredClone(content) as unknown as Omit<SandboxContent, 'generatedPosts'>;
}
