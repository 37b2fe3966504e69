interface Cut {
  readonly what: string;
  readonly from: RegExp;
  readonly to: string;
}

/** What a layout with the ranker `tight-tree` never reaches in the minified dagre that cytoscape-dagre is made with. */
const cuts: readonly Cut[] = [
  {
    what: 'lists of everything that graphlib hands out, which hold its algorithms and its JSON',
    from: /(?<=;)(?:fn|Le)\(\w+,\{[^}]*\}\);/g,
    to: '',
  },
  {
    what: 'dagre as one object with all its parts',
    from: /\{graphlib:z,version:U,layout:(\w+),debug:\w+,util:\{[^}]*\}\}/g,
    to: '{graphlib:{Graph:p},layout:$1}',
  },
  { what: 'ranker network-simplex', from: /case"network-simplex":\w+\(e\);break;/g, to: '' },
  {
    what: 'network-simplex as the ranker of whoever names none',
    from: /default:\w+\(e\)(?=\}\})/g,
    to: 'default:throw new Error("ranker "+n)',
  },
  {
    what: 'parts of network-simplex that are handed out for tests',
    from: /var\{preorder:(\w+),postorder:(\w+)\}=R,(\w+)=x;(?:x\.\w+=\w+;)+/g,
    to: 'var $1,$2,$3=x;',
  },
  { what: 'greedy search for cycles', from: /e\.graph\(\)\.acyclicer==="greedy"\?[^:]*:/g, to: '' },
];

/** Dagre's text without what the picture never reaches; another dagre than the cuts were made for fails the build. */
export function slimDagre(code: string): string {
  return cuts.reduce((text, { what, from, to }) => {
    const slimmer = text.replace(from, to);
    if (slimmer === text) throw new Error(`This dagre has no such text to leave out: ${what}.`);
    return slimmer;
  }, code);
}
