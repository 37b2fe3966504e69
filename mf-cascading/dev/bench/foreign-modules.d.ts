declare module '@xyflow/react/dist/style.css';

/** The part of d3-org-chart 3.1 that the bench uses; the package has no types of its own. */
declare module 'd3-org-chart' {
  export class OrgChart<Row> {
    container(element: HTMLElement): this;
    data(rows: readonly Row[]): this;
    svgHeight(height: number): this;
    nodeWidth(width: () => number): this;
    nodeHeight(height: () => number): this;
    duration(ms: number): this;
    initialExpandLevel(level: number): this;
    scaleExtent(extent: readonly [number, number]): this;
    nodeContent(content: (node: { data: Row }) => string): this;
    render(): this;
    fit(options: { animate: boolean }): this;
  }
}
