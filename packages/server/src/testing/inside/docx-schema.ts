const after = (start: string, rest = '') => `${start} ${rest}`.split(/\s+/).filter(Boolean);
/** Children in the only order that the schema of WordprocessingML (ECMA-376, part 1, annex A) lets them stand in. */
export const sequences: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': after(
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs',
    'suppressAutoHyphens spacing ind contextualSpacing mirrorIndents jc textDirection textAlignment outlineLvl rPr sectPr',
  ),
  'w:rPr': after(
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish',
    'webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang',
  ),
  'w:tbl': after('tblPr tblGrid tr'),
  'w:tblPr': after(
    'tblStyle tblpPr tblOverlap bidiVisual tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook',
  ),
  'w:tr': after('tblPrEx trPr tc'),
  'w:tcPr': after(
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign',
  ),
  'w:sdt': after('sdtPr sdtEndPr sdtContent'),
  'w:sectPr': after(
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols',
  ),
  // Of a row all but its changes may stand in any order.
  'w:trPr': [
    'cnfStyle|divId|gridBefore|gridAfter|wBefore|wAfter|cantSplit|trHeight|tblHeader|tblCellSpacing|jc|hidden',
    ...after('ins del trPrChange'),
  ],
  'w:tblCellMar': after('top left|start bottom right|end'),
  'w:tcMar': after('top left|start bottom right|end'),
  'w:tblBorders': after('top left|start bottom right|end insideH insideV'),
  'w:tcBorders': after('top left|start bottom right|end insideH insideV tl2br tr2bl'),
  'w:pBdr': after('top left bottom right between bar'),
  'w:numPr': after('ilvl numId numberingChange ins'),
  'w:numbering': after('numPicBullet abstractNum num numIdMacAtCleanup'),
  'w:abstractNum': after('nsid multiLevelType tmpl name styleLink numStyleLink lvl'),
  'w:num': after('abstractNumId lvlOverride'),
  'w:lvlOverride': after('startOverride lvl'),
  'w:lvl': after('start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr'),
  'w:styles': after('docDefaults latentStyles style'),
  'w:docDefaults': after('rPrDefault pPrDefault'),
  'w:style': after(
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked',
    'personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  ),
  'w:settings': after(
    `writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries
    displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth printFormsData embedTrueTypeFonts
    embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader
    bordersDoNotSurroundFooter gutterAtTop hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState
    formsDesign attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge
    revisionView trackRevisions doNotTrackMoves doNotTrackFormatting documentProtection autoFormatOverride
    styleLockTheme styleLockQFSet defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone
    doNotHyphenateCaps showEnvelope summaryLength clickAndTypeStyle defaultTableStyle evenAndOddHeaders
    bookFoldRevPrinting bookFoldPrinting bookFoldPrintingSheets drawingGridHorizontalSpacing
    drawingGridVerticalSpacing displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery
    doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin drawingGridVerticalOrigin doNotShadeFormData
    noPunctuationKerning characterSpacingControl printTwoOnOne strictFirstAndLastChars noLineBreaksAfter
    noLineBreaksBefore savePreviewPicture doNotValidateAgainstSchema saveInvalidXml ignoreMixedContent
    alwaysShowPlaceholderText doNotDemarcateInvalidXml saveXmlDataOnly useXSLTWhenSaving saveThroughXslt showXMLTags
    alwaysMergeEmptyNamespace updateFields hdrShapeDefaults footnotePr endnotePr compat docVars rsids`,
    `mathPr attachedSchema themeFontLang clrSchemeMapping doNotIncludeSubdocsInStats doNotAutoCompressPictures
    forceUpgrade captions readModeInkLockDown smartTagType schemaLibrary shapeDefaults doNotEmbedSmartTags
    decimalSymbol listSeparator`,
  ),
  // Switches of old versions, all before what Word itself names by URI.
  'w:compat': after('compatSetting'),
};

/** Elements of which every child is named above. */
export const whole: ReadonlySet<string> = new Set([
  'w:trPr',
  'w:tblCellMar',
  'w:tcMar',
  'w:tblBorders',
  'w:tcBorders',
  'w:pBdr',
  'w:numPr',
  'w:numbering',
  'w:abstractNum',
  'w:num',
  'w:lvlOverride',
  'w:lvl',
  'w:styles',
  'w:docDefaults',
  'w:style',
]);

/** What may stand in its place any number of times. */
export const manyTimes: ReadonlySet<string> = new Set([
  'w:tr',
  'w:tc',
  'w:headerReference',
  'w:footerReference',
  'w:numPicBullet',
  'w:abstractNum',
  'w:num',
  'w:lvlOverride',
  'w:lvl',
  'w:style',
  'w:tblStylePr',
  'w:compatSetting',
  'w:activeWritingStyle',
  'w:attachedSchema',
  'w:smartTagType',
]);
