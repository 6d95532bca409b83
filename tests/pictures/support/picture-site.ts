import { type Sandbox, startSandbox } from '../../../cli/sandbox/start-sandbox.ts';
import type { SiteConfigInput } from '../../../config/define-config.ts';
import { createTestSite, minimalConfig, type TestSite } from '../../support/test-site.ts';
import { drawPhoto } from './draw-photo.ts';
import { type PictureHost, startPictureHost } from './picture-host.ts';

/** The sandbox's content with photographs of another host in every place of a picture. */
export interface PictureSite {
  readonly host: PictureHost;
  readonly sandbox: Sandbox;
  readonly site: TestSite;
  configWith(changes?: Partial<SiteConfigInput>): SiteConfigInput;
  close(): Promise<void>;
}

/** Opens the site; nothing is generated yet. The picture of `/about-us` is `/hero.jpg`, every other one `/photo.jpg`. */
export async function openPictureSite(): Promise<PictureSite> {
  const [host, sandbox] = await Promise.all([startPictureHost(), startSandbox()]);
  const [photo, hero] = await Promise.all([
    drawPhoto({ width: 1000, height: 625 }),
    drawPhoto({ width: 700, height: 525, ground: '#994422' }),
  ]);
  host.files.set('/photo.jpg', { body: photo, headers: { etag: '"photo"' } });
  host.files.set('/hero.jpg', { body: hero, headers: { etag: '"hero"' } });
  sandbox.content.update((content) => {
    const replace = (value: unknown): unknown => {
      if (typeof value === 'string') return value.replace(pictures, (path) => host.origin + nameOf(path));
      if (Array.isArray(value)) return value.map(replace);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one)]));
    };
    content.entries = replace(content.entries) as typeof content.entries;
    content.collections = replace(content.collections) as typeof content.collections;
    content.products = replace(content.products) as typeof content.products;
  });
  const configWith = (changes: Partial<SiteConfigInput> = {}): SiteConfigInput => ({
    ...minimalConfig(sandbox),
    images: 'optimise',
    ...changes,
  });
  const site = await createTestSite(configWith());
  return {
    host,
    sandbox,
    site,
    configWith,
    close: async () => {
      await Promise.all([host.close(), sandbox.close(), site.remove()]);
    },
  };
}

const pictures = /\/media\/(?!share|popups)[\w/-]+\.(?:svg|jpg|png)/g;
const nameOf = (path: string) => (path.startsWith('/media/pages/about.') ? '/hero.jpg' : '/photo.jpg');
