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
            <td>Premium, yearly</td>
            <td data-end="">$71.88</td>
            <td data-end="">
              <Link href="#one">View</Link>
            </td>
          </tr>
          <tr>
            <th scope="row">June 14, 2025</th>
            <td>Premium, yearly</td>
            <td data-end="">$71.88</td>
            <td data-end="">
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
