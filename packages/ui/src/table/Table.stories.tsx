import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    label: 'Invoices',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">For</th>
            <th scope="col" data-end="">
              Amount
            </th>
            <th scope="col" data-end="">
              Receipt
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">June 14, 2026</th>
            <td data-label="For">Premium, yearly</td>
            <td data-end="" data-label="Amount">
              $71.88
            </td>
            <td data-end="" data-label="Receipt">
              <Link href="#one">View</Link>
            </td>
          </tr>
          <tr>
            <th scope="row">June 14, 2025</th>
            <td data-label="For">Premium, yearly</td>
            <td data-end="" data-label="Amount">
              $71.88
            </td>
            <td data-end="" data-label="Receipt">
              <Link href="#two">View</Link>
            </td>
          </tr>
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each row is a block of its own under 576 px. */
export const Stacked: Story = { globals: { viewport: { value: 'w375' } } };

/** A table of many figures keeps its columns and scrolls. */
export const Scrolls: Story = { args: { stacks: false }, globals: { viewport: { value: 'w375' } } };
