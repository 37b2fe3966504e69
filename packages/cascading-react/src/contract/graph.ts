interface GraphElement {
  id(): string;
  data(name: string): unknown;
}

interface GraphElements {
  readonly length: number;
  map<Value>(of: (element: GraphElement) => Value): Value[];
}

/**
 * cytoscape's instance, as far as it is named without its types. Who has them writes `handle.getCy() as cytoscape.Core`
 * and reaches all of it.
 */
export interface Core {
  nodes(selector?: string): GraphElements;
  edges(selector?: string): GraphElements;
  getElementById(id: string): GraphElement;
  zoom(): number;
  pan(): { readonly x: number; readonly y: number };
}
