/** Whether a diagram can stand there: an element of any document, also of a frame's, whose classes are others. */
export function isPlace(place: unknown): place is Element {
  return typeof place === 'object' && place !== null && (place as Partial<Node>).nodeType === ELEMENT_NODE;
}

const ELEMENT_NODE = 1;
