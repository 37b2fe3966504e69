import { DepthTool } from '../diagram/toolbar/toolbar-depth';
import type { ToolGroup } from '../diagram/toolbar/toolbar-group';
import { HeadTool } from '../diagram/toolbar/toolbar-head';
import { KeysTool } from '../diagram/toolbar/toolbar-keys';
import { PanelTool } from '../diagram/toolbar/toolbar-panel';
import { ViewTool } from '../diagram/toolbar/toolbar-view';
import { FullscreenTool, ZoomTool } from '../diagram/toolbar/zoom-control';
import { ExportTool } from '../export/export-tool';
import { YearTool } from '../years/year-tool';

/** The tools of the diagram from left to right; the last stands at the right edge. */
export const toolGroups: readonly ToolGroup[] = [
  { id: 'halaman', label: 'Halaman', small: 'nowhere', Tools: HeadTool },
  { id: 'panel', label: 'Panel', small: 'bar', Tools: PanelTool },
  { id: 'keterangan', label: 'Legenda dan peta', small: 'sheet', Tools: KeysTool },
  { id: 'kedalaman', label: 'Kedalaman', small: 'sheet', Tools: DepthTool },
  { id: 'tampilan', label: 'Tampilan', small: 'sheet', Tools: ViewTool },
  { id: 'tahun', label: 'Tahun', small: 'sheet', Tools: YearTool },
  { id: 'ekspor', label: 'Export', small: 'sheet', Tools: ExportTool },
  { id: 'zoom', label: 'Perbesaran', small: 'bar', Tools: ZoomTool },
  { id: 'layar', label: 'Layar', small: 'sheet', Tools: FullscreenTool },
];
