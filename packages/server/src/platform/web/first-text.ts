import type { PageAsked, PageText, ReadPageText } from '../../kit/html/page-text';
import { ProblemError } from '../../plugins/problem';
import { publicAnswer } from '../../plugins/public-answer';
import { within } from '../health/within';

interface FirstText {
  /** 404 where the public has no such page; the portal comes all the same and says so. */
  readonly status: 200 | 404;
  readonly text: PageText | null;
}

interface Patience {
  /** The portal itself does not wait longer. */
  readonly patienceMs: number;
  readonly onFault: (cause: unknown) => void;
}

const PLAIN: FirstText = { status: 200, text: null };

/** What the first HTML of a page says; nothing when nobody knows the page, or whoever does fails or is late. */
export function firstText(
  sources: readonly ReadPageText[],
  asked: PageAsked,
  { patienceMs, onFault }: Patience,
): Promise<FirstText> {
  return within(patienceMs, ask(sources, asked).catch(failed), PLAIN);

  function failed(cause: unknown): FirstText {
    if (!(cause instanceof ProblemError)) onFault(cause);
    return cause instanceof ProblemError && cause.kode === 'TIDAK_DITEMUKAN'
      ? { status: 404, text: null }
      : PLAIN;
  }
}

async function ask(sources: readonly ReadPageText[], asked: PageAsked): Promise<FirstText> {
  for (const source of sources) {
    const text = await source(asked);
    if (text !== null) return { status: 200, text: publicAnswer(text) };
  }
  return PLAIN;
}
