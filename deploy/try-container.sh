#!/bin/sh
# Tries Containerfile and compose.yaml with Podman, in processes, files and a network of their own that end with it. The base
# image is made by debootstrap, so no registry is asked. As root: sh deploy/try-container.sh [folder].
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
if [ -z "${VO2MAX_TRY:-}" ]; then
  for program in debootstrap podman iptables slirp4netns curl openssl; do
    command -v $program >/dev/null || {
      echo "$program is missing: apt-get install debootstrap podman netavark aardvark-dns iptables crun python3-yaml python3-dotenv slirp4netns curl openssl" >&2
      exit 1
    }
  done
  folder=${1:-$(mktemp -d)}
  mkdir -p "$folder"
  # kept for the next time, unlike what is made of it
  if [ ! -d "$folder/debian/root" ]; then
    debootstrap --variant=minbase trixie "$folder/new" http://deb.debian.org/debian >"$folder/debootstrap.log"
    mv "$folder/new" "$folder/debian"
  fi
  # Debian 12's cannot give a container its address: Debian 13's, which is one file of Python
  if [ ! -d "$folder/compose" ]; then
    (cd "$folder/debian/tmp" && cp /etc/resolv.conf ../etc/ && chroot .. sh -euc 'apt-get update -qq; cd /tmp; apt-get download -qq podman-compose')
    dpkg-deb --extract "$folder"/debian/tmp/podman-compose_*.deb "$folder/compose"
    rm "$folder"/debian/tmp/podman-compose_*.deb
  fi
  rm -f "$folder/process" "$folder/connected" "$folder/compose.log"
  mkfifo "$folder/process" "$folder/connected"
  inside= network=
  end() {
    code=$?
    [ -z "$inside" ] || { kill "$inside" && wait "$inside"; } 2>/dev/null || true
    [ -z "$network" ] || kill "$network" 2>/dev/null || true
    rm -rf "$folder/run" "$folder/over" "$folder/process" "$folder/connected"
    [ $code = 0 ] || echo "failed; what was built is told in $folder/build.log, what compose did in $folder/compose.log" >&2
  }
  trap end EXIT
  trap 'exit 1' INT TERM
  # a process 1 of its own takes everything with it when it ends, or when this ends
  VO2MAX_TRY=$folder timeout --kill-after=5 1800 \
    unshare --mount --net --cgroup --pid --fork --kill-child --mount-proc sh "$source/deploy/try-container.sh" &
  inside=$!
  timeout 60 cat "$folder/process" >/dev/null
  process=$(cat "/proc/$inside/task/$inside/children")
  slirp4netns --configure --mtu=65520 --ready-fd=3 "$(cat "/proc/${process% }/task/${process% }/children" | tr -d ' ')" tap0 \
    3>"$folder/connected" >"$folder/network.log" 2>&1 &
  network=$!
  wait $inside && inside=
  exit
fi

folder=$VO2MAX_TRY
cd "$source"
ip link set lo up
echo >"$folder/process"
head -c 1 "$folder/connected" >/dev/null

# Podman's settings for a machine that may be a container itself: no limits of its own, and copies where it cannot lay over
mkdir -p "$folder/over/lower" "$folder/over/upper" "$folder/over/work" "$folder/over/both"
driver=vfs
if mount -t overlay -o "lowerdir=$folder/over/lower,upperdir=$folder/over/upper,workdir=$folder/over/work" overlay "$folder/over/both" 2>/dev/null; then
  umount "$folder/over/both"
  driver=overlay
fi
umount -R -l /sys/fs/cgroup
mount -t cgroup2 cgroup2 /sys/fs/cgroup
# addresses and locks that Podman keeps beside its storage
mkdir -p /run/containers
mount -t tmpfs tmpfs /run/containers
mount -t tmpfs tmpfs /dev/shm
cat >"$folder/containers.conf" <<END
[containers]
cgroups = "disabled"
default_ulimits = ["nofile=$(ulimit -n):$(ulimit -n)", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
tmp_dir = "$folder/run/tmp"
[network]
network_backend = "netavark"
network_config_dir = "$folder/run/networks"
END
cat >"$folder/storage.conf" <<END
[storage]
driver = "$driver"
graphroot = "$folder/storage"
runroot = "$folder/run"
END
export CONTAINERS_CONF="$folder/containers.conf" CONTAINERS_STORAGE_CONF="$folder/storage.conf" BUILDAH_ISOLATION=chroot
rm -rf "$folder/run"
# layers are kept for the next time, containers and data are not
podman pod rm --all --force >/dev/null
podman rm --all --force >/dev/null
podman volume rm --all --force >/dev/null
# this machine's way out, if it has certificates of its own; the images get nothing of it
echo 'cafile=/root/machine.crt' >"$folder/npmrc"
here="--pull-never --network host --format docker --volume /etc/ssl/certs/ca-certificates.crt:/root/machine.crt:ro --volume $folder/npmrc:/root/.npmrc:ro"

is() { [ "$2" = "$3" ] && echo "$1: $3" || { echo "$1: expected $2, got $3" >&2; exit 1; }; }
until_so() {
  what=$1 turns=0; shift
  until "$@" >/dev/null 2>&1; do
    turns=$((turns + 1))
    [ $turns -lt 300 ] || { echo "not so after a minute: $what" >&2; exit 1; }
    sleep 0.2
  done
  echo "$what"
}
compose() { PYTHONPATH="$folder/compose/usr/lib/python3/dist-packages" /usr/bin/python3 -m podman_compose "$@" >>"$folder/compose.log" 2>&1; }
run='{"age":30,"gender":"homme","weight":70,"distance":2400,"vo2maxResult":402,"category":"Bon"}'
site=http://127.0.0.1:3000
fetch_url() { curl --silent --show-error --fail --max-time 30 "$@"; }
# the cookie is for TLS alone; here it goes by hand
saved() {
  cookie=$(fetch_url --json "$run" --dump-header - --output /dev/null "$@" | tr -d '\r' | sed -n 's/^set-cookie: \([^;]*\).*/\1/ip' | head -1)
  [ -n "$cookie" ]
}
runs() { fetch_url --header "Cookie: $cookie" "$@" | grep -o '"id"' | wc -l; }
container=vo2max_site_1
main_process() { podman inspect --format '{{.State.Pid}}' $container; }
status() { sed -n "s/^$1:\t*//p" "/proc/$(main_process)/status"; }

echo '— build'
# without what Debian's slim image lacks too
podman image exists docker.io/library/debian:trixie-slim || tar -C "$folder/debian" --one-file-system --exclude='./var/cache/apt/*' --exclude='./var/lib/apt/lists/*' --exclude='./usr/share/doc/*' \
  --exclude='./usr/share/man/*' --exclude='./usr/share/locale/*' -cf - . | podman import --quiet - docker.io/library/debian:trixie-slim >/dev/null
export SITE_URL=https://www.site.ca
started=$(date +%s)
podman build $here --layers --build-arg SITE_URL=$SITE_URL --target nginx --tag vo2max-nginx . >"$folder/build.log" 2>&1
podman build $here --layers --build-arg SITE_URL=$SITE_URL --target site --tag vo2max-site . >>"$folder/build.log" 2>&1
echo "built in $(($(date +%s) - started)) s"
podman images --format '{{.Repository}} {{.Size}}' | grep -v none
is 'user of the image' 10001:10001 "$(podman inspect --type image --format '{{.Config.User}}' vo2max-site)"
is 'packages in it' '@photostructure node-gyp-build ' "$(podman run --rm --network none vo2max-site sh -c 'ls node_modules | tr "\n" " "')"

echo '— the site alone'
compose up --detach
until_so 'it answers' fetch_url $site/readyz
podman healthcheck run $container && echo 'health: healthy'
saved $site/api/vo2/calculate
is 'runs of the visitor' 1 "$(runs $site/api/vo2/records)"
is 'user, group' '10001 10001' "$(stat --format '%u %g' "/proc/$(main_process)")"
is 'capabilities, NoNewPrivs, Seccomp' '0000000000000000 0000000000000000 1 2' "$(status CapBnd) $(status CapEff) $(status NoNewPrivs) $(status Seccomp)"
for file in /opt/vo2max/x /etc/x /usr/x; do
  is "root itself writes to $file" refused "$(podman exec --user 0 $container touch $file 2>/dev/null && echo written || echo refused)"
done
is 'its data' '700 600' "$(podman exec $container stat --format %a /data /data/vo2max.db | tr '\n' ' ' | sed 's/ $//')"

echo '— restarts'
stopping=$(date +%s)
podman stop --time 20 $container >/dev/null
is 'stopped by SIGTERM with code' 0 "$(podman inspect --format '{{.State.ExitCode}}' $container)"
seconds=$(($(date +%s) - stopping))
[ $seconds -le 10 ] && echo "within 10 s: $seconds s"
podman logs $container 2>&1 | grep '"signal":"SIGTERM".*stopping'
podman start $container >/dev/null
until_so 'started again' fetch_url $site/readyz
is 'runs of the visitor' 1 "$(runs $site/api/vo2/records)"
pid=$(main_process)
kill -9 "$pid"
until_so 'killed, it is started again' fetch_url $site/readyz
[ "$(main_process)" != "$pid" ]
is 'runs of the visitor' 1 "$(runs $site/api/vo2/records)"
podman exec $container node dist/server/db-backup.js /data/backups
compose down
compose up --detach
until_so 'a new container' fetch_url $site/readyz
is 'runs of the visitor' 1 "$(runs $site/api/vo2/records)"
podman kill --signal STOP $container >/dev/null
is 'health while it is stopped with SIGSTOP' unhealthy "$(timeout 20 podman healthcheck run $container >/dev/null 2>&1 && echo healthy || echo unhealthy)"
podman kill --signal CONT $container >/dev/null
compose down

echo '— with PostgreSQL and nginx'
# Debian's PostgreSQL in the place of the official image, which a registry would have
mkdir -p "$folder/postgres"
cat >"$folder/postgres/start" <<'END'
#!/bin/sh
set -eu
export PGDATA=/var/lib/postgresql/data PATH=$PATH:/usr/lib/postgresql/17/bin
if [ ! -s $PGDATA/PG_VERSION ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 >/dev/null
  echo 'host all all all scram-sha-256' >>$PGDATA/pg_hba.conf
  echo "create database $POSTGRES_DB;" | postgres --single -j postgres >/dev/null
fi
exec postgres -c listen_addresses='*'
END
cat >"$folder/postgres/Containerfile" <<'END'
FROM docker.io/library/debian:trixie-slim
RUN apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql-17 \
  && install -d -m 0700 -o postgres -g postgres /var/lib/postgresql/data
COPY --chmod=755 start /start
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
CMD ["/start"]
END
podman build $here --tag docker.io/library/postgres:17-trixie "$folder/postgres" >>"$folder/build.log" 2>&1
export CERTIFICATES="$folder/certificates" WEBROOT="$folder/webroot" POSTGRES_PASSWORD=secret
export POSTGRES_URL=postgres://vo2max:secret@postgres/vo2max
mkdir -p "$CERTIFICATES" "$WEBROOT"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=www.site.ca \
  -addext subjectAltName=DNS:www.site.ca -keyout "$CERTIFICATES/privkey.pem" -out "$CERTIFICATES/fullchain.pem" 2>/dev/null
tls="--cacert $CERTIFICATES/fullchain.pem --resolve www.site.ca:443:127.0.0.1"
site=https://www.site.ca
compose --profile whole up --detach
until_so 'the site is ready' fetch_url http://127.0.0.1:3000/readyz
until_so 'nginx answers' fetch_url $tls $site/
fetch_url $tls --http2 --compressed --output /dev/null --write-out 'home page: HTTP/%{http_version} %{http_code}, %{size_download} bytes\n' $site/
saved $tls $site/api/vo2/calculate
is 'runs of the visitor' 1 "$(runs $tls $site/api/vo2/records)"
is 'runs in PostgreSQL' 1 "$(podman exec --env PGPASSWORD=secret vo2max_postgres_1 psql --host 127.0.0.1 --username vo2max --tuples-only --no-align --command 'select count(*) from records' vo2max)"
is 'a page from nginx, while the site is stopped' 200 "$(podman stop --time 20 $container >/dev/null; fetch_url $tls --output /dev/null --write-out '%{http_code}' $site/comprendre)"
podman start $container >/dev/null
until_so 'nginx finds the site again' fetch_url --header "Cookie: $cookie" $tls $site/api/vo2/records
is 'runs of the visitor' 1 "$(runs $tls $site/api/vo2/records)"
compose --profile whole down
for each in site nginx postgres; do if podman container exists vo2max_${each}_1; then exit 1; fi; done
compose --profile whole up --detach
until_so 'new containers' fetch_url --header "Cookie: $cookie" $tls $site/api/vo2/records
is 'runs of the visitor' 1 "$(runs $tls $site/api/vo2/records)"
nginx=$(podman inspect --format '{{.State.Pid}}' vo2max_nginx_1)
is 'users of nginx' '0 33' "$(for process in $nginx $(cat "/proc/$nginx/task/$nginx/children"); do stat --format %u "/proc/$process"; done | sort -nu | tr '\n' ' ' | sed 's/ $//')"
compose --profile whole down
echo 'all of it worked'
