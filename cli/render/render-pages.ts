import { hash } from 'node:crypto';
import type { Lang } from '../../config/lang.ts';
import type { OutputFile, PlannedPage, SitePlan } from '../pipeline/stage-types.ts';
import { openPageRenderer, type PageSurroundings, type PageTools } from './render-page.ts';

/** What all pages of a run are rendered with. */
export interface RenderContext extends PageTools {
  readonly plan: SitePlan;
  readonly surroundings: PageSurroundings;
}

/** Every page of the plan as a file to be, rendered only when its bytes are asked for. */
export function* renderPages({ plan, surroundings, ...tools }: RenderContext): Iterable<OutputFile> {
  const siteDigest = digestSites(surroundings);
  const renderPage = openPageRenderer(surroundings, tools);
  for (const page of plan.pages()) {
    const { address, lang, outputPath, inputs } = page;
    yield {
      path: outputPath,
      kind: 'page',
      key: hash('sha256', `${siteDigest[lang]}\0${address}\0${outputPath}\0${inputs}`, 'base64url'),
      produce: () => {
        const { job, warnings } = describeJob(page);
        return { ...renderPage(job), warnings };
      },
      delegate: () => describeJob(page),
    };
  }
}

function describeJob({ address, lang, buildModel }: PlannedPage): ReturnType<NonNullable<OutputFile['delegate']>> {
  const { model, warnings } = buildModel();
  return { job: { address, lang, model }, warnings };
}

/** Digest of everything that all pages of a language depend on. */
function digestSites({ bundleDigest, sites, messages, policy, siteData, browser }: PageSurroundings) {
  const digestOf = (lang: Lang) => {
    const { scripts, meta } = policy;
    return hash(
      'sha256',
      JSON.stringify([bundleDigest, sites[lang], messages[lang], scripts, meta, siteData[lang], browser]),
    );
  };
  return { en: digestOf('en'), hi: digestOf('hi') };
}
