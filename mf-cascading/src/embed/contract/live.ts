import type { Theme } from '@selaras/domain';
import type { ExportSource } from '../../export/picture/export-source';
import type { DiagramHandle } from '../../frame/handle';

/** The shown diagram as the handle reaches it. */
export interface LiveDiagram {
  readonly diagram: DiagramHandle;
  /** What a picture is made from at this moment; null before there is one. */
  readonly source: () => ExportSource | null;
  readonly theme: () => Theme;
}
