// Logger, os_log and signposts are those of the module os, as on Apple's platforms.
@_exported import os
