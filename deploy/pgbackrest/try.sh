#!/bin/sh
# Usage, as root: sh deploy/pgbackrest/try.sh
# Tries it all on this machine, on loopback and in a folder that goes: full, incremental, restore to a time.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
port=${PORT:-23010}
folder=$(mktemp -d /tmp/pgbackrest-XXXXXX)
mkdir "$folder/repo" "$folder/log" "$folder/spool"
sed -e "s#/var/lib/pgbackrest#$folder/repo#" -e "s#/var/lib/postgresql/15/main#$folder/cluster#" \
  -e "s#pg1-port=.*#pg1-port=$port\npg1-socket-path=$folder\npg1-user=postgres#" \
  -e "s#^process-max.*#&\nlog-path=$folder/log\nlock-path=$folder/spool\nspool-path=$folder/spool#" \
  "$here/pgbackrest.conf" > "$folder/pgbackrest.conf"
chown -R postgres "$folder"

as() { runuser -u postgres -- "$@"; }
rest() { as pgbackrest --config="$folder/pgbackrest.conf" --stanza=reslife "$@"; }
query() { as "$bin/psql" -h "$folder" -p "$port" -Atqc "$1" postgres; }
start() { as "$bin/pg_ctl" -D "$folder/cluster" -l "$folder/log/postgres" -w start > /dev/null; }
stop() { as "$bin/pg_ctl" -D "$folder/cluster" -m fast -w stop > /dev/null 2>&1 || true; }
trap 'stop; rm -rf "$folder"' EXIT

as "$bin/initdb" -D "$folder/cluster" -A trust > /dev/null
sed "s#pgbackrest --stanza#pgbackrest --config=$folder/pgbackrest.conf --stanza#" "$here/postgresql.conf" |
  as tee -a "$folder/cluster/postgresql.conf" > /dev/null
printf "port = %s\nlisten_addresses = ''\nunix_socket_directories = '%s'\n" "$port" "$folder" |
  as tee -a "$folder/cluster/postgresql.conf" > /dev/null
start
rest stanza-create
rest check
query 'create table record (at timestamptz default clock_timestamp(), what text)'
query "insert into record (what) select 'before the full backup' from generate_series(1, 1000)"
rest --type=full backup
query "insert into record (what) select 'before the incremental one' from generate_series(1, 100)"
rest --type=incr backup
query "insert into record (what) select 'after it' from generate_series(1, 10)"
sleep 1
moment=$(query 'select clock_timestamp()')
sleep 1
query 'delete from record'
query 'select pg_switch_wal()' > /dev/null
rest info
stop
rest --delta --type=time "--target=$moment" --target-action=promote restore
start
until [ "$(query 'select pg_is_in_recovery()')" = f ]; do sleep 0.2; done
echo "As of $moment there are again:"
query 'select what, count(*) from record group by what order by count(*) desc'
[ "$(query 'select count(*) from record')" = 1110 ]
