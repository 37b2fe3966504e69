import { type CaptionFacts, captionOf } from '../picture/caption';
import { type Prediction, partsOf } from '../picture/size';
import { xmlText } from '../svg/xml';

const two = (place: number) => String(place + 1).padStart(2, '0');

/** Name of the file of a part, by its place from the upper left. */
export const partName = ({ row, column }: { row: number; column: number }): string =>
  `baris-${two(row)}-kolom-${String(column + 1).padStart(3, '0')}.png`;

/** A page that lays the parts of a picture together again. Each is fetched when it comes into view. */
export function partsPage(facts: CaptionFacts, plan: Prediction): string {
  const { title, subtitle } = captionOf(facts);
  const columns = plan.parts?.columns ?? 1;
  const images = partsOf(plan).map(
    (part) => `<img loading="lazy" width="${part.w}" height="${part.h}" src="${partName(part)}" alt="">`,
  );
  return `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<title>${xmlText(title)}</title>
<style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
  header { position: sticky; left: 0; width: fit-content; padding: 8px 16px; }
  h1 { margin: 0; font-size: 18px; }
  main { display: grid; grid-template-columns: repeat(${columns}, max-content); }
  img { display: block; }
</style>
<header><h1>${xmlText(title)}</h1>${xmlText(subtitle)}</header>
<main>
${images.join('\n')}
</main>
</html>
`;
}
