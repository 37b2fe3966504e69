/** Clipboards as the programs write them: what stands around the text is theirs, the texts are invented. */

const word = (
  body: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;}
@list l0:level1 {mso-level-text:"%1\\.";} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=IN style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, marker: string, text: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=IN style='mso-fareast-font-family:"Times New Roman"'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>${text}<o:p></o:p></span></p>`;

export const wordNumbered = word(
  [
    item(1, '1.', 'Meningkatnya derajat kesehatan', 'First'),
    item(2, 'a.', 'Umur harapan hidup'),
    item(2, 'b.', 'Prevalensi stunting'),
    item(1, '2.', 'Meningkatnya <b>kualitas</b> layanan', 'Last'),
  ].join('\n\n'),
);

export const wordBullets = word(
  `<p class=MsoNormal>Isu strategis:<o:p></o:p></p>\n${item(1, '·', 'Sebaran tenaga', 'First')}\n${item(2, 'o', 'Dokter')}\n${item(3, '§', 'Spesialis')}\n${item(1, '·', 'Sarana', 'Last')}\n<p class=MsoNormal>Selesai.<o:p></o:p></p>`,
);

export const wordFromThree = word(
  [item(1, '3.', 'Ketiga', 'First'), item(1, '4.', 'Keempat', 'Last')].join(''),
);

export const wordHeadings = word(
  `<h1><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span>Gambaran Umum<o:p></o:p></h1><h5>Rincian</h5>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Tebal</b> dan <i>miring</i>, <u>garis</u>, m<sup>2</sup>.
<a href="https://contoh.go.id/lkip">tautan</a><o:p></o:p></p>
<p class=MsoNormal><v:shape id="g1" style='width:100pt'><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><img src="file:///C:/Temp/clip_image001.png" alt="Bagan"></p>`,
);

export const wordTable = word(
  `<table class=MsoTableGrid border=1 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'><tr><td width=200 colspan=2 style='width:150pt'><p class=MsoNormal><b>Indikator</b><o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>IPM<o:p></o:p></p></td><td>${item(1, '·', 'Umur', 'First')}${item(1, '·', 'Sekolah', 'Last')}</td></tr><tr><td><table><tr><td>dalam</td><td>tabel</td></tr></table></td><td><h2>Judul di sel</h2></td></tr></table>`,
);

export const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>
<!--td {mso-number-format:General;} --></style></head><body><!--StartFragment-->
<table border=0 cellpadding=0 cellspacing=0 width=256 style='border-collapse:collapse;width:192pt'><col width=64 span=2 style='width:48pt'>
<tr height=20><td height=20 class=xl65 width=64>Program</td><td class=xl65>Pagu</td></tr>
<tr height=20><td height=20>Upaya Kesehatan</td><td align=right x:num="1250000">1.250.000</td></tr>
<tr height=20><td height=20></td><td style='font-weight:700'>1.250.000</td></tr></table><!--EndFragment--></body></html>`;

export const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">Tebal miring</span><span style="font-weight:400"> biasa</span></p><ul><li dir="ltr"><p dir="ltr"><span>Butir</span></p></li></ul></b>`;

/** Each tries to run something, or to fetch it. */
export const hostile: readonly string[] = [
  '<p>aman</p><script>globalThis.diretas = true</script>',
  '<p onclick="globalThis.diretas = true">aman</p><img src=x onerror="globalThis.diretas = true">',
  '<p><a href="javascript:globalThis.diretas = true">aman</a></p>',
  '<p><a href="&#106;ava\nscript:globalThis.diretas = true">aman</a></p>',
  '<p>aman</p><svg onload="globalThis.diretas = true"><script>globalThis.diretas = true</script></svg>',
  '<p>aman</p><iframe srcdoc="<script>parent.diretas = true</script>"></iframe><object data="x"></object>',
  '<p style="background:url(javascript:globalThis.diretas=true)">aman</p><style>@import "https://jahat.example/x.css"</style>',
  '<p>aman</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=globalThis.diretas=true&gt;"></table></math>',
  '<form action="https://jahat.example"><p>aman</p><input name=a><button formaction="javascript:1">x</button></form>',
  '<p>aman</p><figure data-gambar_id="javascript:1" onmouseover="globalThis.diretas = true"></figure>',
];
