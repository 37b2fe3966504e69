/** Every sign that a report can print, as code points in their order. */
export function printedSigns(): number[];
