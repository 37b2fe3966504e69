import type { CapaianTingkatRow } from '@selaras/contracts';
import { ReadList } from '@selaras/resource/list';

type TingkatTableProps = Parameters<typeof ReadList<CapaianTingkatRow>>[0];

/** The rows of a level, below its bars; comes after them, because what draws lists is the heaviest part of the page. */
export const TingkatTable = (props: TingkatTableProps) => <ReadList {...props} />;
