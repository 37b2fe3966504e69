import { kataTanda, tandaTanpaHuruf } from '@selaras/domain';
import { textsOf } from '../../texts-of';
import type { FaultFinder } from './naskah-fault';

/**
 * Signs that a printed report has no glyph of, each at the first place of its piece of text. The text is kept all the
 * same; it is the report that cannot be made while they are there.
 */
export const glyphFaults: FaultFinder = (naskah) =>
  textsOf(naskah).flatMap(({ path, text, isText }) =>
    tandaTanpaHuruf(text).map((sign) => ({
      path,
      ...(isText && { span: [text.indexOf(sign), text.indexOf(sign) + sign.length] as const }),
      text: `Tanda ${kataTanda(sign)} tidak dapat dicetak dalam PDF dan DOCX. Ganti atau hapus.`,
      acts: isText ? (['hapus-tanda'] as const) : [],
      holds: false,
    })),
  );
