# Two homes, each behind a router that translates addresses, and a street between them with a server in it:
#
#   home-a -- router-a -- street (203.0.113.0/24, server .10) -- router-b -- home-b
#
# For `tests/remote/nets.rs`. Needs rights, iproute2 and nftables.
set -e
IN="snuffel-"

# The street, with a switch in it, and these places.
places() {
    for place in street "$@"; do
        ip netns add "$IN$place"
        ip -n "$IN$place" link set lo up
    done
    ip -n "${IN}street" link add bridge type bridge
    ip -n "${IN}street" link set bridge up
}

up() {
    places router-a router-b home-a home-b
    ip -n "${IN}street" addr add 203.0.113.10/24 dev bridge
    number=2
    for side in a b; do
        router="${IN}router-$side"
        ip link add wan netns "$router" type veth peer name "to-$side" netns "${IN}street"
        ip -n "${IN}street" link set "to-$side" master bridge up
        ip -n "$router" link set wan up
        ip -n "$router" addr add "203.0.113.$number/24" dev wan
        ip link add lan netns "$router" type veth peer name net netns "${IN}home-$side"
        ip -n "$router" link set lan up
        ip -n "$router" addr add "192.168.$number.1/24" dev lan
        ip -n "${IN}home-$side" link set net up
        ip -n "${IN}home-$side" addr add "192.168.$number.100/24" dev net
        ip -n "${IN}home-$side" route add default via "192.168.$number.1"
        ip netns exec "$router" sysctl -qw net.ipv4.ip_forward=1
        nat "$side" ""
        number=$((number + 1))
    done
}

# The router of a side: how it chooses ports (nothing, or fully-random as a symmetric one does), and what it drops besides.
nat() {
    ip netns exec "${IN}router-$1" nft -f - <<RULES
table ip nat
delete table ip nat
table ip nat {
    chain out {
        type nat hook postrouting priority 100;
        oifname "wan" masquerade $2;
    }
}
table ip wall
delete table ip wall
table ip wall {
    chain through {
        type filter hook forward priority 0; policy drop;
        $3
        ct state established,related accept;
        iifname "lan" accept;
    }
    chain into {
        type filter hook input priority 0; policy accept;
        iifname "wan" ct state new drop;
    }
}
RULES
}

# Lets whatever comes for one's port 4500 through to the home of a side, and nothing else.
open() {
    ip netns exec "${IN}router-$1" nft -f - <<RULES
table ip open
delete table ip open
table ip open {
    chain in {
        type nat hook prerouting priority -100;
        iifname "wan" udp dport 4500 dnat to 192.168.2.100;
    }
}
RULES
    nat "$1" "" 'ip saddr 203.0.113.10 udp dport 4500 accept; iifname "lan" ip daddr != 203.0.113.10 drop;'
}

# Cuts a side off, and lets it in again.
cut() { ip -n "${IN}router-$1" link set wan down; }
mend() { ip -n "${IN}router-$1" link set wan up; }

# Gives the router of side b another address in the street, as a provider does at night. What it knew of is forgotten.
move() {
    ip -n "${IN}router-b" link set wan down
    ip -n "${IN}router-b" addr flush dev wan
    ip -n "${IN}router-b" link set wan up
    ip -n "${IN}router-b" addr add 203.0.113.77/24 dev wan
}

# One home net without the internet: two programs at the same switch.
alone() {
    places home-a home-b
    number=2
    for side in a b; do
        home="${IN}home-$side"
        ip link add net netns "$home" type veth peer name "to-$side" netns "${IN}street"
        ip -n "${IN}street" link set "to-$side" master bridge up
        ip -n "$home" link set net up
        ip -n "$home" addr add "192.168.9.$number/24" dev net
        ip -n "$home" route add 224.0.0.0/4 dev net
        number=$((number + 1))
    done
}

down() {
    for place in street router-a router-b home-a home-b; do
        ip netns del "$IN$place" 2>/dev/null || true
    done
}

"$@"
