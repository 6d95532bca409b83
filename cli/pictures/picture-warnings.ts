import { limits } from '../../config/limits.ts';
import type { Warning } from '../log/warnings.ts';

/** Why a picture is not shown as its host has it today. */
export interface PictureTrouble {
  readonly code: 'PICTURE_UNREACHABLE' | 'PICTURE_UNREADABLE' | 'PICTURE_TOO_LARGE';
  /** Plain words, without full stop. */
  readonly reason: string;
}

interface TroubledPicture {
  readonly url: string;
  readonly trouble: PictureTrouble;
  /** An earlier version is shown. */
  readonly isOld: boolean;
}

const troubles = {
  PICTURE_UNREACHABLE: 'could not be had',
  PICTURE_UNREADABLE: 'cannot be shown in smaller versions',
  PICTURE_TOO_LARGE: 'is too large',
} as const;

/** Says what is amiss with pictures, each by its address; beyond a number of each kind the rest is counted. */
export function describeTroubles(pictures: readonly TroubledPicture[]): readonly Warning[] {
  return (Object.keys(troubles) as (keyof typeof troubles)[]).flatMap((code): Warning[] => {
    const ofKind = pictures.filter(({ trouble }) => trouble.code === code);
    const named = ofKind.slice(0, limits.pictureWarningsNamed).map(describeTrouble);
    const [next] = ofKind.slice(limits.pictureWarningsNamed);
    if (!next) return named;
    const count = ofKind.length - named.length;
    const message = `${count} more ${count === 1 ? 'picture' : 'pictures'} like these: ${next.url} ${troubles[code]}.`;
    return [...named, { code, message, where: next.url }];
  });
}

function describeTrouble({ url, trouble: { code, reason }, isOld }: TroubledPicture): Warning {
  const kept = isOld ? 'its last good version is shown' : 'it is shown from its own address';
  return { code, message: `The picture ${url} ${troubles[code]}: ${reason}; ${kept}.`, where: url };
}
