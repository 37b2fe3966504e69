import { ExportTool } from '../export/export-tool';
import { YearTool } from '../years/year-tool';
import { DepthTool } from './toolbar-depth';
import type { ToolGroup } from './toolbar-group';
import { PanelTool } from './toolbar-panel';
import { ViewTool } from './toolbar-view';
import { FullscreenTool, ZoomTool } from './zoom-control';

/** The tools of the diagram from left to right; the last stands at the right edge. */
export const toolGroups: readonly ToolGroup[] = [
  { id: 'panel', label: 'Panel', small: 'bilah', Tools: PanelTool },
  { id: 'kedalaman', label: 'Kedalaman', small: 'lembar', Tools: DepthTool },
  { id: 'tampilan', label: 'Tampilan', small: 'lembar', Tools: ViewTool },
  { id: 'tahun', label: 'Tahun', small: 'lembar', Tools: YearTool },
  { id: 'ekspor', label: 'Export', small: 'lembar', Tools: ExportTool },
  { id: 'zoom', label: 'Perbesaran', small: 'bilah', large: 'gambar', Tools: ZoomTool },
  { id: 'layar', label: 'Layar', small: 'lembar', Tools: FullscreenTool },
];
