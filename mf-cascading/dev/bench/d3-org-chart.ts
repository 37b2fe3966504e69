import { OrgChart } from 'd3-org-chart';
import { benchBoxes, dataArrived, pictureDrawn, stage } from './bench-page';

/** d3-org-chart with every branch open and without animation; it wants one root, so the goals stand below the regency. */
const boxes = benchBoxes();
const container = stage();

dataArrived();
const rows = [
  { id: 'kabupaten', parentId: null, title: 'Kabupaten', indikator: '', angka: '', capaian: '' },
  ...boxes.map((box) => ({ ...box, parentId: box.parentId ?? 'kabupaten' })),
];
new OrgChart<(typeof rows)[number]>()
  .container(container)
  .data(rows)
  .svgHeight(innerHeight)
  .nodeWidth(() => 260)
  .nodeHeight(() => 200)
  .duration(0)
  .initialExpandLevel(9)
  .scaleExtent([0.001, 20])
  .nodeContent(
    ({ data: { title, indikator, angka, capaian } }) =>
      `<div style="padding:14px;height:200px;background:#fff;border:1px solid #c9d6d9"><strong>${title}</strong><div>${indikator}</div><div>${angka}</div><div>${capaian}</div></div>`,
  )
  .render()
  .fit({ animate: false });
pictureDrawn();
