export { Composer } from './composer';
export { Message, Thread } from './thread';
export { MarkButton, ThreadActs } from './thread-acts';
