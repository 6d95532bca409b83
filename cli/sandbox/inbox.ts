/** What can arrive. */
export type InboxKind = 'enquiry' | 'form response' | 'registration' | 'upload' | 'order' | 'discount';

/** One thing that was received. */
export interface InboxItem {
  readonly id: string;
  readonly kind: InboxKind;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** As it was sent; secrets taken out. */
  readonly body: unknown;
}

/** What visitors sent, newest last; the oldest goes when there are too many. */
export interface Inbox {
  readonly items: readonly InboxItem[];
  add(kind: InboxKind, body: unknown): InboxItem;
  /** The items of one kind. */
  of(kind: InboxKind): readonly InboxItem[];
  clear(): void;
}

const keptItems = 500;

/** Makes an empty inbox. */
export function createInbox(): Inbox {
  const items: InboxItem[] = [];
  let count = 0;
  return {
    items,
    add(kind, body) {
      count += 1;
      const item: InboxItem = {
        id: `${kind.replaceAll(' ', '-')}-${count}`,
        kind,
        receivedAt: new Date().toISOString(),
        body,
      };
      items.push(item);
      if (items.length > keptItems) items.shift();
      return item;
    },
    of: (kind) => items.filter((item) => item.kind === kind),
    clear() {
      items.length = 0;
    },
  };
}
