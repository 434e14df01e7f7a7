export interface Party {
  name: string;
  lines: readonly [string, string];
  phone: string;
  email: string;
  web: string;
  vatNumber?: string;
}

export interface InvoiceItem {
  service: string;
  description: string;
  /** Cents. */
  rate: number;
  quantity: number;
}

export interface Invoice {
  number: string;
  /** yyyy-MM-dd. */
  date: string;
  due: string;
  sender: Party;
  receiver: Party;
  items: readonly InvoiceItem[];
  /** Part of the amount after the discount, VAT included in no rate. */
  taxPart: number;
  discountPart: number;
  payWithinDays: number;
  /** To be read aloud: letters and digits that nobody mistakes. */
  reference: string;
  bank: readonly [name: string, account: string];
}

const sender: Party = {
  name: 'Grace Valley',
  lines: ['12 Vilakazi Street, Orlando West', 'Soweto, 1804'],
  phone: '011 555 0110',
  email: 'accounts@gracevalley.example.co.za',
  web: 'gracevalley.example.co.za',
  vatNumber: '4550 000 199',
};
const receiver: Party = {
  name: 'Mandla and Thandeka Khoza',
  lines: ['48 Mooki Street, Orlando East', 'Soweto, 1804'],
  phone: '083 555 0100',
  email: 'khoza@example.co.za',
  web: 'khoza.example.co.za',
};

const items: readonly InvoiceItem[] = [
  {
    service: 'Youth camp: Magaliesberg',
    description: 'Three nights with meals, for Amahle Khoza',
    rate: 82_609,
    quantity: 1,
  },
  { service: 'Camp T-shirt', description: 'Medium, maroon', rate: 15_652, quantity: 1 },
  { service: 'Bus from Soweto', description: 'There and back', rate: 12_000, quantity: 2 },
  { service: 'Workbook', description: 'For the five evenings', rate: 4_500, quantity: 1 },
  { service: 'Canoe afternoon', description: 'With a guide', rate: 9_000, quantity: 1 },
  {
    service: 'Evening meal for parents',
    description: 'On the last evening',
    rate: 7_500,
    quantity: 2,
  },
  { service: 'Printed photograph', description: 'The whole camp', rate: 3_000, quantity: 1 },
];

/** The invoice that both forms show; the modern one its first four items. */
export const sampleInvoice: Invoice = {
  number: 'GV-2026-00418',
  date: '2026-11-22',
  due: '2026-12-04',
  sender,
  receiver,
  items,
  taxPart: 0.15,
  discountPart: 0.05,
  payWithinDays: 12,
  reference: 'GV7K 4M2P',
  bank: ['Standard Bank, Grace Valley Soweto', 'Account 000 555 0199, branch 051001'],
};
