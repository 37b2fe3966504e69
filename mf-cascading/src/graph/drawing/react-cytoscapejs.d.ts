declare module 'react-cytoscapejs' {
  import type { Core, ElementDefinition } from 'cytoscape';
  import type { ComponentType, CSSProperties } from 'react';

  interface CytoscapeComponentProps {
    elements: readonly ElementDefinition[];
    stylesheet?: readonly { selector: string; style: Record<string, unknown> }[];
    style?: CSSProperties;
    cy?: (cy: Core) => void;
    minZoom?: number;
    maxZoom?: number;
    userPanningEnabled?: boolean;
    userZoomingEnabled?: boolean;
    boxSelectionEnabled?: boolean;
    autoungrabify?: boolean;
    autounselectify?: boolean;
  }

  const CytoscapeComponent: ComponentType<CytoscapeComponentProps>;
  export default CytoscapeComponent;
}
