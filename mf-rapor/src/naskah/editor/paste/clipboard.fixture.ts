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

const excelOf = (
  columns: string,
  rows: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15"><link id=Main-File rel=Main-File href="file:///C:/Temp/msohtmlclip1/01/clip.htm">
<style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-style-parent:style0; text-align:center;} ruby {ruby-align:left;} --></style>
</head><body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=448 style='border-collapse:collapse;width:336pt'>
<!--StartFragment-->${columns}${rows}<!--EndFragment--></table></body></html>`;

/** Merged over columns, over rows, and over both; a merged title, and a column of another width. */
export const excelMerged = excelOf(
  ` <col width=64 style='width:48pt'><col width=192 style='mso-width-source:userset;mso-width-alt:7021;width:144pt'><col width=64 span=3 style='width:48pt'>`,
  ` <tr height=20 style='height:15.0pt'>
  <td colspan=5 height=20 class=xl67 width=448 style='height:15.0pt;width:336pt'>Realisasi Anggaran</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td rowspan=2 height=40 class=xl65 style='border-bottom:.5pt solid black;height:30.0pt;border-top:none'>No</td>
  <td rowspan=2 class=xl65 style='border-bottom:.5pt solid black'>Program</td>
  <td colspan=2 class=xl65 style='border-right:.5pt solid black;border-left:none'>Tahun 2024</td>
  <td rowspan=2 class=xl65>%</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl66 style='height:15.0pt'>Pagu</td>
  <td class=xl66>Realisasi</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 align=right style='height:15.0pt'>1</td>
  <td>Upaya Kesehatan<span style='mso-spacerun:yes'>&nbsp; </span></td>
  <td class=xl68 align=right x:num="1250000">1.250.000</td>
  <td class=xl68 align=right x:num>1.200.000</td>
  <td align=right>96,00</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td colspan=2 rowspan=2 height=40 class=xl65>Jumlah</td>
  <td class=xl68 align=right>1.250.000</td>
  <td class=xl68 align=right>1.200.000</td>
  <td rowspan=2 class=xl65 align=right>96,00</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 colspan=2 class=xl65 style='height:15.0pt;mso-ignore:colspan'>dalam Rupiah</td>
 </tr>
 <![if supportMisalignedColumns]>
 <tr height=0 style='display:none'><td width=64 style='width:48pt'></td><td width=192 style='width:144pt'></td>
  <td width=64 style='width:48pt'></td><td width=64 style='width:48pt'></td><td width=64 style='width:48pt'></td></tr>
 <![endif]>`,
);

/** LibreOffice Calc: fonts as elements, numbers with what they are in `sdval`, links to a style sheet of its own. */
export const calcMerged = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">
body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; }</style></head>
<body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup span="2" width="120"></colgroup>
<tr><td style="border-top: 1px solid #000000" rowspan=2 height="35" align="center" valign=middle><b><font face="Liberation Serif" size=3>Indikator</font></b></td>
<td colspan=2 align="center" valign=bottom><b>Tahun 2024</b></td></tr>
<tr><td align="center">Target</td><td align="center"><i>Realisasi</i></td></tr>
<tr><td height="17" align="left">Stunting<br>balita</td><td align="right" sdval="14.5" sdnum="1057;1057;0,00">14,50</td>
<td align="right" bgcolor="#FFFF00" sdval="15.2" sdnum="1057;"><a class="comment-indicator"></a><comment>rahasia<br></comment>15,2</td></tr>
</table><!-- ************************************************************************** --></body></html>`;

/** LibreOffice Writer: lists are lists already, headings carry a class, everything is capital-free HTML with fonts. */
export const writer = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm }
p { line-height: 115%; background: transparent } h2.western { font-family: "Liberation Sans" }</style></head>
<body lang="id-ID" link="#000080" vlink="#800000" dir="ltr"><h2 class="western"><a name="__RefHeading___Toc1"></a>Isu strategis</h2>
<ol><li><p style="margin-bottom: 0cm"><font color="#000000"><font face="Arial, serif"><font size="2" style="font-size: 11pt"><span lang="id-ID">Sebaran <b>tenaga</b></span></font></font></font></p>
<ol type="a"><li><p style="margin-bottom: 0cm">Dokter</p></li></ol></li><li><p>Sarana<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup></p></li></ol>
<p style="margin-bottom: 0cm"><br/>
</p><center><table width="100%" cellpadding="4" cellspacing="0" style="page-break-inside: auto"><col width="128*"/><col width="128*"/>
<thead><tr valign="top"><th width="50%"><p align="center">Tahun</p></th><th width="50%"><p align="center">Capaian</p></th></tr></thead>
<tbody><tr><td colspan="2" valign="top"><p><font color="#c9211e">2024: 96,00</font></p></td></tr></tbody></table></center>
<div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Profil kesehatan</p></div></body></html>`;

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
