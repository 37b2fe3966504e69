import { makeZip } from 'client-zip';
import type { Bytes } from '../bytes/bytes';
import type { ExportJob } from '../job/export-job';
import type { CaptionFacts } from '../picture/caption';
import type { Picture } from '../picture/picture';
import { partsOf, predict } from '../picture/size';
import { writePart } from './export-png';
import { partName, partsPage } from './parts-page';

/**
 * Writes a picture that no program opens as one: a ZIP of PNG files beside and below each other, and of a page that shows
 * them together. Nothing but one of them is held.
 */
export async function exportParts(
  picture: Picture,
  facts: CaptionFacts,
  ratio: number,
  { write, onProgress, signal }: ExportJob,
): Promise<void> {
  const plan = predict(picture, ratio);
  const parts = partsOf(plan);
  async function* files() {
    yield { name: 'buka.html', input: partsPage(facts, plan), lastModified: facts.madeAt };
    for (const [at, part] of parts.entries()) {
      const bytes: Bytes[] = [];
      await writePart(picture, part, facts, ratio, {
        write: async (piece) => {
          bytes.push(piece);
        },
        onProgress: (done) => onProgress((at + done) / parts.length),
        signal,
      });
      yield { name: partName(part), input: new Blob(bytes), lastModified: facts.madeAt };
    }
  }
  const zip = makeZip(files()).getReader();
  try {
    for (let next = await zip.read(); !next.done; next = await zip.read())
      await write(new Uint8Array(next.value));
  } finally {
    await zip.cancel().catch(() => {});
  }
}
