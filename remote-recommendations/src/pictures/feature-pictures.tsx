import type { ReactNode } from 'react';
import type { SlugOfKind } from '../steps/step-table';
import { Box, Check, Disc, Lens, Play, Shape, Shield, Stroke, Text, Window } from './shapes';

/** Pictures of the features that the assistant can enable. */
export const pictures: Readonly<Record<SlugOfKind<'feature'>, ReactNode>> = {
  woocommerce: (
    <>
      <Box x={72} y={96} w={176} h={108} r={6} />
      <Shape d="M64 48h192l14 44a17 17 0 0 1 -44 6a24 24 0 0 1 -44 0a24 24 0 0 1 -44 0a24 24 0 0 1 -44 0a17 17 0 0 1 -44 -6z" />
      <Shape fill="sun" d="M112 48h32l-6 50a24 24 0 0 1 -44 0zM208 48h-32l6 50a24 24 0 0 0 44 0z" />
      <Box x={90} y={132} w={76} h={56} r={4} fill="sky" />
      <Disc x={112} y={168} r={12} fill="info" />
      <Box x={130} y={148} w={22} h={32} r={4} fill="brand" />
      <Box x={184} y={132} w={46} h={72} r={4} fill="tint" />
      <Disc x={194} y={170} r={4} />
    </>
  ),
  monitor: (
    <>
      <Window x={52} y={52} w={200} h={140} />
      <Stroke color="line" d="M68 164h168" />
      <Stroke color="brand" d="M68 126h34l12 -30l22 62l18 -46l10 14h70" />
      <Disc x={246} y={60} r={30} fill="info" />
      <Shape fill="paper" d="M246 42a14 14 0 0 1 14 14v9l4 6h-36l4 -6v-9a14 14 0 0 1 14 -14zM240 74h12a6 6 0 0 1 -12 0z" />
    </>
  ),
  'related-posts': (
    <>
      <Window x={60} y={34} w={200} h={112} />
      <Box x={76} y={70} w={64} h={60} fill="tint" />
      <Shape d="M76 126l20 -26l16 18l10 -10l18 20a4 4 0 0 1 -4 2h-56a4 4 0 0 1 -4 -4z" />
      <Text x={154} y={74} widths={[88, 74, 82, 52]} />
      {[44, 124, 204].map((x) => (
        <g key={x}>
          <Box x={x} y={158} w={72} h={58} r={8} />
          <Box x={x + 8} y={166} w={56} h={24} r={4} fill={x === 124 ? 'sun' : 'sky'} />
          <Box x={x + 8} y={200} w={40} h={6} r={3} fill="line" />
        </g>
      ))}
    </>
  ),
  'creative-mail': (
    <>
      <Shape d="M64 110l96 -66l96 66v92a8 8 0 0 1 -8 8h-176a8 8 0 0 1 -8 -8z" />
      <Box x={88} y={52} w={144} h={120} r={8} />
      <Box x={104} y={68} w={112} h={36} r={6} fill="sky" />
      <Shape fill="info" d="M104 98l30 -22l26 20l16 -10l40 18h-112z" />
      <Text x={104} y={116} widths={[112, 84]} />
      <Shape fill="brand" d="M64 116l96 62l96 -62v86a8 8 0 0 1 -8 8h-176a8 8 0 0 1 -8 -8z" />
      <Stroke d="M70 204l58 -46M250 204l-58 -46" />
      <Disc x={248} y={66} r={16} fill="sun" />
    </>
  ),
  'site-accelerator': (
    <>
      <Disc x={160} y={122} r={78} fill="paper" />
      <Stroke color="line" d="M82 122h156M160 44c-50 44 -50 112 0 156M160 44c50 44 50 112 0 156M98 78h124M98 166h124" />
      <Stroke color="brand" d="M160 122l-50 -40M160 122l64 -26M160 122l34 58M160 122l-46 40" />
      <Disc x={160} y={122} r={20} />
      <Shape fill="sun" d="M164 108l-14 17h9l-3 12l14 -17h-9z" />
      <Disc x={110} y={82} r={9} fill="info" />
      <Disc x={224} y={96} r={9} fill="info" />
      <Disc x={194} y={180} r={9} fill="info" />
      <Disc x={114} y={162} r={9} fill="info" />
    </>
  ),
  publicize: (
    <>
      <Stroke color="brand" d="M150 120c30 0 34 -58 76 -58M150 120h84M150 120c30 0 34 58 76 58" />
      <Window x={40} y={58} w={120} h={124} />
      <Box x={54} y={94} w={92} h={40} fill="tint" />
      <Text x={54} y={146} widths={[92, 64]} />
      <Disc x={240} y={60} r={22} fill="info" />
      <Stroke d="M231 60h18M240 51v18" />
      <Disc x={256} y={120} r={22} />
      <Stroke d="M248 128l16 -16M252 111h12v12" />
      <Disc x={240} y={180} r={22} fill="sun" />
      <Shape fill="ink" d="M240 190l-9 -9a6 6 0 0 1 9 -8a6 6 0 0 1 9 8z" />
    </>
  ),
  protect: (
    <>
      {[60, 104, 148].map((y) => (
        <g key={y}>
          <Box x={52} y={y} w={128} h={34} r={8} />
          <Box x={62} y={y + 8} w={18} h={18} r={4} fill={y === 104 ? 'sun' : 'tint'} />
          <Box x={90} y={y + 14} w={y === 148 ? 44 : 60} h={6} r={3} fill="line" />
        </g>
      ))}
      <Shield x={168} y={62} />
      <Lens x={210} y={112} r={20} />
    </>
  ),
  videopress: (
    <>
      <Window x={48} y={40} w={224} h={160} />
      <Box x={60} y={74} w={200} h={94} r={6} fill="tint" />
      <Shape fill="sky" d="M60 160l46 -50l34 38l26 -24l50 44h-150a6 6 0 0 1 -6 -6z" />
      <Disc x={228} y={96} r={12} fill="sun" />
      <Play x={160} y={122} r={26} />
      <Box x={60} y={180} w={200} h={6} r={3} fill="line" />
      <Box x={60} y={180} w={84} h={6} r={3} fill="brand" />
      <Disc x={144} y={183} r={7} />
    </>
  ),
  boost: (
    <>
      <Shape fill="paper" d="M58 172a102 102 0 0 1 204 0a10 10 0 0 1 -10 10h-184a10 10 0 0 1 -10 -10z" />
      <Stroke color="line" d="M84 164a76 76 0 0 1 152 0" />
      <Stroke color="brand" d="M84 164a76 76 0 0 1 128 -55" />
      <Shape fill="ink" d="M152 158l58 -48l-44 62z" />
      <Disc x={160} y={164} r={13} fill="ink" />
      <Disc x={160} y={164} r={5} fill="paper" />
      <Shape fill="sun" d="M246 44l-24 30h16l-6 24l26 -32h-17z" />
      <Box x={112} y={196} w={96} h={10} r={5} fill="tint" />
      <Check x={84} y={70} r={14} fill="info" />
    </>
  ),
};
