import { DepthTool } from '../diagram/toolbar/toolbar-depth';
import type { ToolGroup } from '../diagram/toolbar/toolbar-group';
import { PanelTool } from '../diagram/toolbar/toolbar-panel';
import { ViewTool } from '../diagram/toolbar/toolbar-view';
import { FullscreenTool, ZoomTool } from '../diagram/toolbar/zoom-control';
import { ExportTool } from '../export/export-tool';
import { YearTool } from '../years/year-tool';

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
